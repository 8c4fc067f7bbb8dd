/** The version of the package, for health checks and the OpenAPI document. */
import manifest from '../../package.json' with { type: 'json' };

export const version = manifest.version;
