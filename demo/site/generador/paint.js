// Shows HTML to copy with the colours of the landing page's code, and what is one line with each element on a line of its own.
// The text itself stays as it is: lines are boxes, and what is copied has no more and no fewer characters.
import { make } from '../comun/make.js';

/** Before an opening tag, and between two closing tags. */
const BREAK = /(?=<[a-z])|(?<=<\/[^<>]+>)(?=<\/)/i;
const TAG = /(<\/?[a-z][\w-]*[^<>]*>)/i;
const PARTS = /^(<\/?)([\w-]+)(.*?)(\s*\/?>)$/s;
const ATTRIBUTE = /(\s+[\w:-]+(?:="[^"]*")?)/;

/** Fills an element with a text. */
export function paint(element, text) {
  const lines = text.includes('\n') ? [] : text.split(BREAK);
  element.replaceChildren(...(lines.length > 0 ? lines.map(paintLine) : paintTags(text)));
}

/** What stands inside a tag of the portal begins further in. */
function paintLine(line) {
  const isInner = /^<\/?(?!\/|script|portal-)/.test(line);
  return make('span', { className: isInner ? 'linea dentro' : 'linea' }, ...paintTags(line));
}

const paintTags = (text) =>
  text.split(TAG).flatMap((part, index) => (index % 2 === 0 ? [part] : paintTag(part)));

function paintTag(tag) {
  const [, open, name, attributes, close] = PARTS.exec(tag) ?? [];
  if (name === undefined) return [tag];
  const parts = attributes.split(ATTRIBUTE);
  const painted = parts.flatMap((part, index) =>
    // The end stays with the last attribute.
    index % 2 === 0 ? [part] : paintAttribute(part, index === parts.length - 2 ? close : ''),
  );
  return [open, make('b', {}, name), ...painted, parts.length > 1 ? '' : close];
}

/** The space before it stands outside, so that a line may end there. */
function paintAttribute(part, end) {
  const written = part.trimStart();
  const [name, ...value] = written.split(/(?==")/);
  const inner = value.length > 0 ? [`${name}=`, make('i', {}, value.join('').slice(1))] : [name];
  return [
    part.slice(0, part.length - written.length),
    make('span', { className: 'atributo' }, ...inner, end),
  ];
}
