/**
 * An app's texts by key, in ICU message format; the build compiles them, tests run on them as written. English is
 * complete.
 */
export type Catalogue = Readonly<Record<string, string>>
