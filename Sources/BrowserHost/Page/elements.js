// The creation of elements of the page.

/// Returns an element with attributes and children. The attribute `className` is the class.
export const element = (tag, attributes = {}, ...children) => {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "className") result.className = value;
    else result.setAttribute(name, value);
  }
  result.append(...children);
  return result;
};

/// Returns the element of the page with an identifier.
export const find = (id) => document.getElementById(id);
