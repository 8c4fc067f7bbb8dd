/** The name under which chunks ask for what the loader provides. */
export const providedName = 'portal:loader';
