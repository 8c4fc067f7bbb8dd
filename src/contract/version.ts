/**
 * The version of the HTTP contract, which the portal and the server tell each other. Another first number means that the two
 * do not fit; the second grows with additions. CHANGELOG.md says what each brought.
 */
export const contractVersion = '1.0';

/** The header of every answer. The portal tells its own version in Accept, which needs no preflight. */
export const contractHeader = 'Contract-Version';
