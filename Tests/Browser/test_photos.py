"""Pictures that an example loads in the background."""

from helpers import open_example

SHOWN = "[...document.querySelectorAll('image')].map((one) => one.getAttribute('href'))"


def scroll(page, top):
    page.evaluate("top => { document.querySelector('.scroller').scrollTop = top; }", top)


def test_photos_appear_once_they_are_loaded_and_each_is_requested_once(page, server):
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    open_example(page, server, "photo-grid-flow")
    page.wait_for_function(f"() => new Set({SHOWN}).size >= 15")
    first = page.evaluate(f"() => {SHOWN}")
    assert len(set(first)) == len(first)
    scroll(page, 2000)
    page.wait_for_function(
        f"first => {SHOWN}.filter((one) => !first.includes(one)).length >= 12", arg=first)
    scroll(page, 0)
    page.wait_for_function(
        f"first => first.slice(0, 12).every((one) => {SHOWN}.includes(one))", arg=first)
    loaded = [url for url in requests if "/images/" in url]
    assert len(loaded) == len(set(loaded))
