/** Where values outlive a page: the browser's local storage, or a map in a test. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>
