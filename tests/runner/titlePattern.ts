const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The pattern by which vitest and mocha find one test. Both join the titles of groups and of the test by spaces.
 *
 * @param title joined by ` > `, which may also be inside one of the titles
 */
export const titlePattern = (title: string): string => `^${title.split(' > ').map(escaped).join('( > | )')}$`;
