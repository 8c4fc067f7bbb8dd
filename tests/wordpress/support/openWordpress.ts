// A WordPress that has the plugin already, set to the API of the file's own server.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pluginFiles } from '../../../demo/wordpress/pluginFiles.ts';
import { startWordpress, type Wordpress } from './startWordpress.ts';

export interface SetWordpress extends Wordpress {
  /** Publishes a page with this content, as somebody who may write any HTML. Gives its id. */
  publish: (slug: string, content: string) => Promise<string>;
}

/** @param apiBase of the settings */
export async function openWordpress(apiBase: string): Promise<SetWordpress> {
  const wordpress = await startWordpress();
  const plugins = join(wordpress.site, 'wp-content', 'plugins');
  for (const [path, content] of Object.entries(await pluginFiles())) {
    await mkdir(dirname(join(plugins, path)), { recursive: true });
    await writeFile(join(plugins, path), content);
  }
  await wordpress.run(`
    require ABSPATH . 'wp-admin/includes/plugin.php';
    activate_plugin( 'portal-clientes/portal-clientes.php' );
    update_option( 'portal_clientes', array( 'api_base' => ${php(apiBase)} ) );`);
  const publish = (slug: string, content: string) =>
    wordpress.run(`
      kses_remove_filters();
      echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ${php(slug)}, 'post_name' => ${php(slug)}, 'post_content' => wp_slash( ${php(content)} ) ) );`);
  return { ...wordpress, publish };
}

/** A text as PHP writes it. */
export const php = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
