/**
 * Says where the draft of an enrolment in a course is kept, and whether there is one. A module of its own, because lists of courses need
 * it too.
 */
import { isFreshDraft } from '../../state/forgetOldDrafts.ts';
import { draftPrefix } from '../../state/publicoKeys.ts';
import { createSafeStorage } from '../../state/safeStorage.ts';
import { tabStorage } from '../../state/tabStorage.ts';

/** The place of a draft: the device for a visitor; the tab for a client, whose session ends with it. */
export interface DraftPlace {
  readonly on: 'device' | 'tab';
  readonly key: string;
}

/** @param base of the API */
export const solicitudDraft = (base: string, curso: string): DraftPlace => ({
  on: 'device',
  key: `${draftPrefix}${base}|${curso}`,
});
export const registroDraft = (cliente: string, curso: string): DraftPlace => ({
  on: 'tab',
  key: `portal.registro.${cliente}.${curso}`,
});

export const draftStorages = {
  device: /* #__PURE__ */ createSafeStorage(() => globalThis.localStorage),
  tab: tabStorage,
};

/** Returns whether a draft is kept there. The form that opens it validates it. */
export const hasDraft = ({ on, key }: DraftPlace, now: number): boolean =>
  isFreshDraft(draftStorages[on].read(key), now);
