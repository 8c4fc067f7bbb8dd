// Serves the code of the portal in a page that has changed JavaScript's own objects (isPatched.ts): functions as the browser has
// them, taken from a blank frame. The page's own stay as they are. The build makes the calls (build/intact/guardCode.ts).

import { isNative } from './isNative.ts';
import { isPatched } from './isPatched.ts';
import { ownClasses } from './ownClasses.ts';
import { plainRequest } from './plainRequest.ts';

type Callable = (...args: never[]) => unknown;
type Owner = Record<PropertyKey, unknown>;

/** The classes whose functions the portal calls. */
const names =
  /^(?:Object|Function|Array|String|Number|Boolean|Date|RegExp|Map|Set|(?:HTML|SVG)\w*Element|Node|Element|Document|DocumentFragment|CharacterData|Text)$/;
/** A loop over keys may meet additions to these, which are no keys of what it loops over. */
const intrinsics = [Object, Array, Function, String, Number];

/** A page may have taken it away. */
const reflect = globalThis.Reflect ?? readBlank((frame) => frame.Reflect);
const { apply } = reflect;
/** Object.hasOwn, which an old browser's stand-in may have taken the place of. */
const has = (owner: object, key: string): boolean =>
  reflect.getOwnPropertyDescriptor(owner, key) !== undefined;
const isCallable = (value: unknown): value is Callable => typeof value === 'function';

function isAddition(key: string): boolean {
  for (const { prototype } of intrinsics) if (has(prototype, key)) return true;
  return false;
}

/** The value under a name, without calling a getter, which may throw on a prototype. */
function valueAt(owner: unknown, name: PropertyKey): unknown {
  for (let at = owner as object | null; at; at = reflect.getPrototypeOf(at)) {
    const found = reflect.getOwnPropertyDescriptor(at, name);
    if (found) return found.value;
  }
  return undefined;
}

interface Originals {
  /** Each function that the page has put in the place of the browser's, with the browser's own by the name it stands under. */
  readonly replaced: Map<unknown, Owner>;
  /** Functions that the page has taken away, by name: each with whose it is. */
  readonly missing: Record<string, [owner: object, value: Callable][]>;
}

function compare(ours: unknown, blank: unknown, originals: Originals): void {
  if (ours === null || (typeof ours !== 'object' && !isCallable(ours))) return;
  noteMissing(ours, blank as object, originals);
  const { replaced } = originals;
  for (const name of reflect.ownKeys(ours)) {
    const value = reflect.getOwnPropertyDescriptor(ours, name)?.value;
    if (name === 'constructor' || !isCallable(value) || isNative(value)) continue;
    const original = valueAt(blank, name);
    const known = replaced.get(value) ?? {};
    replaced.set(value, known);
    if (isCallable(original)) known[name] = name === 'bind' ? bind : name === 'assign' ? assign : original;
  }
}

function noteMissing(ours: object, blank: object, { missing }: Originals): void {
  for (const name of reflect.ownKeys(blank)) {
    const value = reflect.getOwnPropertyDescriptor(blank, name)?.value;
    if (!isCallable(value) || typeof name !== 'string' || valueAt(ours, name) !== undefined) continue;
    const known = has(missing, name) ? missing[name] : undefined;
    missing[name] = [...(known ?? []), [ours, value]];
  }
}

/** The browser's own functions, undone of the page's changes. Null where the page may not look into a blank frame (a sandbox). */
function readBlank<T>(read: (blank: Owner) => T): T | null {
  const frame = document.createElement('iframe');
  const { documentElement } = document;
  frame.style.display = 'none';
  documentElement.appendChild(frame);
  try {
    return read(frame.contentWindow as unknown as Owner);
  } catch {
    return null;
  } finally {
    // Prototype's remove() is another one.
    documentElement.removeChild(frame);
  }
}

/** Binds as the browser does. A function that the blank frame's own `bind` makes is dead as a listener once the frame is gone. */
function bind(this: Callable, self: unknown, ...first: never[]): Callable {
  const target = this;
  return function bound(...rest: never[]): unknown {
    const args = [...first, ...rest];
    return new.target
      ? reflect.construct(target, args, new.target === bound ? target : new.target)
      : apply(target, self, args);
  };
}

/** Copies as the browser does. A listener that the blank frame's own `assign` sets is dead once the frame is gone. */
function assign(target: Owner, ...sources: (Owner | null | undefined)[]): Owner {
  for (const source of sources)
    for (const key of reflect.ownKeys(source ?? {}))
      if (reflect.getOwnPropertyDescriptor(source as Owner, key)?.enumerable)
        target[key] = (source as Owner)[key];
  return target;
}

export function makeIntact() {
  const page = globalThis as unknown as Owner;
  let originals: Originals | undefined;
  const blank =
    isPatched() &&
    readBlank((frame) => {
      const replaced: Originals['replaced'] = new (
        isNative(page.Map) ? Map : (frame.Map as MapConstructor)
      )();
      const found: Originals = { replaced, missing: {} };
      originals = found;
      for (const name of reflect.ownKeys(frame)) {
        const key = String(name);
        // Code that gets the browser's own class needs none of its functions.
        if (!names.test(key) || (/^(?:Map|Set)$/.test(key) && !isNative(page[key]))) continue;
        const blankOwner = frame[key] as Owner;
        compare(page[key], blankOwner, found);
        compare(ownOf(key, page), blankOwner.prototype, found);
      }
      return {
        ...{ JSON: frame.JSON, Intl: frame.Intl, Map: frame.Map, Set: frame.Set, Symbol: frame.Symbol },
        ...{ URL: frame.URL, URLSearchParams: frame.URLSearchParams },
        ...{ WeakMap: frame.WeakMap, WeakSet: frame.WeakSet },
        ...{ Reflect: frame.Reflect, TextEncoder: frame.TextEncoder },
      };
    });
  const CustomEvent = document.createEvent('CustomEvent').constructor;
  const { parse, stringify } = (blank ? blank.JSON : JSON) as JSON;
  /** The function to call where the page has `found` under this name of `target`. */
  const original = (found: unknown, name: string, target: unknown): unknown =>
    originals?.replaced.get(found)?.[name] ?? found ?? missingOf(target, name);
  function missingOf(target: unknown, name: string): unknown {
    if (!originals || !has(originals.missing, name)) return undefined;
    for (const [owner, value] of originals.missing[name] ?? [])
      for (let at: object | null = Object(target); at; at = reflect.getPrototypeOf(at))
        if (at === owner) return value;
    return undefined;
  }

  return {
    /** `target[name](...args)` */
    call: (target: Owner, name: string, ...args: unknown[]): unknown =>
      apply(original(target[name], name, target) as Callable, target, args as never[]),
    /** The method in a chain with `?.`, or undefined. */
    method: (target: Owner | null | undefined, name: string): unknown => {
      if (target === null || target === undefined) return undefined;
      const found = original(target[name], name, target);
      return isCallable(found)
        ? (...args: unknown[]): unknown => apply(found, target, args as never[])
        : found;
    },
    /** `target[name]` of one of JavaScript's own objects. */
    read: (target: Owner, name: string): unknown => original(target[name], name, target),
    /** Lists the keys that `for (… in target)` goes through. */
    keys: (target: object): string[] => {
      const keys: string[] = [];
      for (const key in target) if (has(target, key) || !isAddition(key)) keys[keys.length] = key;
      return keys;
    },
    JSON: {
      parse,
      /** Without the page's `toJSON` on arrays and the like, which gives a text instead of an array. */
      stringify: (
        value: unknown,
        replacer?: (key: string, value: unknown) => unknown,
        space?: string,
      ): string =>
        stringify(
          value,
          function (this: Owner, key: string, written: unknown) {
            const raw = this[key] as { toJSON?: unknown } | null | undefined;
            const toJson = raw?.toJSON;
            const own = originals?.replaced.has(toJson) ? original(toJson, 'toJSON', raw) : undefined;
            let kept = written;
            if (own !== undefined)
              kept = own === toJson ? raw : apply(own as Callable, raw, [key] as never[]);
            return replacer ? apply(replacer, this, [key, kept]) : kept;
          },
          space,
        ),
    },
    ...(isNative(Request as unknown as Callable)
      ? { Request, fetch: (...args: Parameters<typeof fetch>) => fetch(...args) }
      : plainRequest),
    ...ownClasses(blank || {}),
    // Libraries put something else in the place of these. Events of a CustomEvent of theirs end at a shadow root.
    Element: reflect.getPrototypeOf(HTMLElement),
    CustomEvent,
    Event: reflect.getPrototypeOf(CustomEvent),
  };
}

/** The prototype of one of the browser's classes, also where the page has replaced the class. */
function ownOf(name: string, page: Owner): unknown {
  if (name === 'Element') return reflect.getPrototypeOf(HTMLElement.prototype);
  return (page[name] as Owner | undefined)?.prototype;
}
