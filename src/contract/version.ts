/**
 * The version of the HTTP contract, which the portal and the server send each other. Different first numbers are
 * incompatible; the second grows with additions. CHANGELOG.md says what each brought.
 */
export const contractVersion = '1.0';

/** The header of every answer. The portal sends its own version in Accept, which needs no preflight. */
export const contractHeader = 'Contract-Version';
