/** The smallest server, demo/servers/node, for tests that put something in front of it. */
import { origin, password, startServer, user } from '../../demo/servers/node/server.ts';

export const smallUser = { username: user.email, password };
export const smallOrigin = origin;

/** Starts it on a free port. */
export const startSmallServer = () => startServer(0);
