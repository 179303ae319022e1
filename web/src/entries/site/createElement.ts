/** An element, for the small parts that are made without React: its text, its attributes, its children. */
export function createElement(
  tag: string,
  text = "",
  attributes: Record<string, string> = {},
  ...children: Node[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(text, ...children);
  return element;
}
