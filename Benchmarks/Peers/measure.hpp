// Medians of the thread's processor time, in the form of tessera-bench.
#pragma once
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <vector>

inline double thread_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

/// Prints the median time of one repetition of `work`, in nanoseconds.
template <typename Work>
void report(const char *workload, int count, const char *metric, int runs, int repetitions,
            Work work) {
  std::vector<double> times;
  for (int run = 0; run < runs; run++) {
    double start = thread_time();
    for (int repetition = 0; repetition < repetitions; repetition++) work();
    times.push_back((thread_time() - start) / repetitions);
  }
  std::sort(times.begin(), times.end());
  printf("%s\t%d\t%s\t%.0f\tns\n", workload, count, metric, times[times.size() / 2]);
  fflush(stdout);
}
