/** The version of the package, for health and documentation. */
import manifest from '../../package.json' with { type: 'json' };

export const version = manifest.version;
