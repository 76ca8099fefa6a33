import { env } from 'node:process'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': `http://127.0.0.1:${env.PORT ?? '8080'}` } },
  build: {
    // Pictures stay files of their own: inlined, they would be loaded with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with comes in one file, and small shared parts join others: a page asks for few files.
            { name: 'start', tags: ['$initial'], priority: 1 },
            {
              name: 'routed',
              test: /react-router|@tanstack|[\\/]app[\\/]|[\\/]lucide-react[\\/]/,
              minShareCount: 2,
            },
            {
              name: 'dialogs',
              test: /radix|react-remove-scroll|aria-hidden|Dialog\.tsx|Sheet\.tsx|Drawer\.tsx/,
              minShareCount: 2,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
})
