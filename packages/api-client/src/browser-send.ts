import { withoutCookies } from '@pramaan/contract/cookies'
import type { Send } from './client.ts'

/**
 * Sends from a browser, and says where that keeps no cookies; a file goes out through `XMLHttpRequest`, which alone
 * tells how much of it has left.
 */
export const browserSend: Send = (url, init) => {
  if (init.body instanceof FormData) return sendForm(url, init)
  const headers = keepsCookies() ? init.headers : { ...init.headers, [withoutCookies.name]: withoutCookies.value }
  return fetch(url, { ...init, headers, credentials: 'same-origin' })
}

/** Whether a cookie like the server's stays: in a frame of another site it does not. No script sees the server's own. */
function keepsCookies() {
  const probe = '__Host-probe=1'
  const rules = 'path=/;secure;samesite=strict'
  document.cookie = `${probe};${rules}`
  const kept = document.cookie.includes(probe)
  document.cookie = `${probe};${rules};max-age=0`
  return kept
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
