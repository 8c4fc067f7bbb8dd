import { type Tag, tags } from '../tags.ts';

/** A tag in a part of the page where browsers make no element of it. */
export interface UnreadTag {
  readonly tag: Tag;
  /** The place, in Spanish. */
  readonly place: string;
}

/** Returns the first tag in a comment, a template that nobody has used, or what is meant for browsers without scripts. */
export function findUnread(): UnreadTag | undefined {
  for (const [place, markup] of unreadMarkup()) {
    const tag = tags.find((name) => new RegExp(`<${name}(?![\\w-])`, 'i').test(markup));
    if (tag) return { tag, place };
  }
  return undefined;
}

function* unreadMarkup(): Generator<[place: string, markup: string]> {
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) yield ['un comentario (<!-- … -->)', comments.currentNode.nodeValue ?? ''];
  for (const { innerHTML } of document.querySelectorAll('template')) yield ['<template>', innerHTML];
  // If scripts run, browsers keep its content as text.
  for (const { textContent } of document.querySelectorAll('noscript')) yield ['<noscript>', textContent];
}
