/** Writes each file of the build once more with gzip and Brotli, where that is smaller. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'antedate-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files) {
        if (WORTH_IT.test(file)) compress(join(folder, file));
      }
    },
  };
}

function compress(path: string) {
  const plain = readFileSync(path);
  const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const packed = {
    br: brotliCompressSync(plain, { params: text }),
    gz: gzipSync(plain, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) writeFileSync(`${path}.${ending}`, bytes);
  }
}
