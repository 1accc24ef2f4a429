import { withoutCookies } from '@pramaan/contract/cookies'
import type { Send } from './client.ts'

/**
 * Sends from a browser, with a header if the browser blocks cookies; a file is sent by `XMLHttpRequest`, which alone
 * reports progress.
 */
export const browserSend: Send = (url, init) => {
  if (init.body instanceof FormData) return sendForm(url, init)
  const headers = storesCookies() ? init.headers : { ...init.headers, [withoutCookies.name]: withoutCookies.value }
  return fetch(url, { ...init, headers, credentials: 'same-origin' })
}

/** Whether the browser stores the server's cookies: they are strict, so a frame on another site drops them. */
function storesCookies() {
  return navigator.cookieEnabled && window.self === window.top
}

const sendForm: Send = (url, { method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop, { once: true })
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const { status, responseText } = request
      resolve({ status, json: async () => JSON.parse(responseText) })
    }
    request.onerror = () => reject(new TypeError('The upload did not arrive.'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.send(body instanceof FormData ? body : null)
  })
