import { registerHooks } from 'node:module'

/**
 * Loaded into Directus before itself: its sandbox of extensions is compiled for a version of Node, and no extension runs
 * here.
 */
registerHooks({ resolve: (name, context, next) => next(name === 'isolated-vm' ? 'node:vm' : name, context) })
