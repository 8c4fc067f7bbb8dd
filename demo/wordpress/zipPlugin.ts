import { zipSync } from 'fflate';
import { pluginFiles } from './pluginFiles.ts';

/** The archive that an administrator uploads. The bundle has to be built. */
export const zipPlugin = async (): Promise<Uint8Array<ArrayBuffer>> =>
  zipSync(await pluginFiles(), { level: 9 });
