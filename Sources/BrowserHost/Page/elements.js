// The creation of elements of the page, and their attributes.

/// Sets an attribute of an element; removes it for `null` and `undefined`.
export const setAttribute = (element, name, value) => {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
};

const complete = (result, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
  result.append(...children);
  return result;
};

/// Returns an element with attributes and children. The attribute `className` is the class.
export const element = (tag, { className, ...attributes } = {}, ...children) => {
  const result = document.createElement(tag);
  if (className !== undefined) result.className = className;
  return complete(result, attributes, children);
};

/// Returns an element of an SVG image with attributes and children.
export const svgElement = (tag, attributes = {}, ...children) =>
  complete(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

/// Returns the element of the page with an identifier.
export const find = (id) => document.getElementById(id);
