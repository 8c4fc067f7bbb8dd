/** The day on which all tests of the API take place: 16 March 2026, ten in the morning where the institution is. */
export const today = new Date('2026-03-16T15:00:00Z');
/** The same, as a day. */
export const monday = '2026-03-16';
