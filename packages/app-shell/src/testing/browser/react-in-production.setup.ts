/*
 * Uses React's production build: the development build spends a third of a screen test on stack traces and checks that
 * no test reads. The build imported first stays for the whole process.
 */
const before = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom'), import('react-dom/client')])
process.env.NODE_ENV = before
