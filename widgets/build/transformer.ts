// The transformer's settings for styled-components: component ids that do not change from build to build or with the order in
// which code runs, so that what the build renders and what the browser shows have the same classes; and shorter rules.
import type { UserConfig } from 'vite';

export const transformer = {
  plugins: {
    styledComponents: {
      ssr: true,
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
    },
  },
} satisfies UserConfig['oxc'];
