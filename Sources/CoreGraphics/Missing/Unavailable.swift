/// Stops the program: the body of a declaration that no program can use.
package func missing() -> Never {
  fatalError("A declaration that is marked as unavailable was called; it has no implementation.")
}
