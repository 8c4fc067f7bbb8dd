/** The paper of a release, for whoever gets the folder without knowing the project. @param notes what is new, in English */
export const readme = (version: string, notes: string): string => `# Portal de clientes ${version}

Esta carpeta tiene todo lo que una institución necesita para publicar el portal. Para usarla no hace falta instalar nada.

| Archivo | Para quién | Qué es |
| --- | --- | --- |
| \`widgets/\` | quien administra el sitio web | los archivos de las etiquetas. Cópielos en su servidor, por ejemplo en \`/widgets/\` |
| \`portal-clientes-wordpress.zip\` | quien administra un WordPress | el plugin. Súbalo en Plugins › Añadir nuevo; no necesita la carpeta anterior |
| \`portal-clientes-${version}.tgz\` | quien programa una aplicación | el paquete: \`npm install ./portal-clientes-${version}.tgz\` |
| \`openapi.json\` | quien programa el servidor | el contrato HTTP, como documento OpenAPI |
| \`comando/\` | quien programa el servidor | la revisión del contrato; necesita Node 20: \`node comando/portalClientes.js check --help\` |
| \`SHA256SUMS\` | todos | las sumas de los archivos: \`sha256sum -c SHA256SUMS\` dice si alguno cambió |
| \`LICENSE\` | todos | la licencia |

## Publicar

1. Copie \`widgets/\` en su servidor. Si ya tenía una versión anterior, cópiela encima: las páginas abiertas siguen funcionando.
2. Abra \`https://su-servidor/widgets/ayuda.html\`: si se ve, los archivos están en su lugar.
3. Pegue en su página, con sus direcciones:

\`\`\`html
<script type="module" src="https://su-servidor/widgets/portal.js"></script>
<portal-inscripcion-publica api-base="https://su-api"></portal-inscripcion-publica>
\`\`\`

Si algo no se ve, \`ayuda.html\` dice qué hacer con cada mensaje.

## Novedades

${notes}
`;
