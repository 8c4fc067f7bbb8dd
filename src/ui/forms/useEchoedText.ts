/**
 * The text of a field whose value comes back from the address or from a store. What was reported earlier comes back while the person
 * types on, so only a value that was not reported replaces the text.
 */
import { useState } from 'react';

export interface EchoedText {
  readonly text: string;
  setText(text: string): void;
  /** Grows when the text is replaced: what was typed before is then not to be reported. */
  readonly replaced: number;
  /** To be called with each value that is reported, just before that. */
  expect(value: string): void;
}

/** @param value the one in force */
export function useEchoedText(value: string): EchoedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [replaced, setReplaced] = useState(0);
  /** Reported, and not yet come back, the oldest first. */
  const [expected, setExpected] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = expected.indexOf(value);
    setExpected(at < 0 ? [] : expected.slice(at + 1));
    if (at < 0) {
      setText(value);
      setReplaced(replaced + 1);
    }
  }
  return {
    text,
    setText,
    replaced,
    expect: (next) =>
      setExpected((before) => (before.length === 0 && next === value ? before : [...before, next])),
  };
}
