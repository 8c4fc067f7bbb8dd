/** The account of the demo data. */
export const demo = { username: 'demo@portal.test', password: 'demostracion-2026' };
