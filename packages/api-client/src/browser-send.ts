import type { Send } from './client.ts'

/** Sends from a browser; a file goes out through `XMLHttpRequest`, which alone tells how much of it has left. */
export const browserSend: Send = (url, init) =>
  init.body instanceof FormData ? sendForm(url, init) : fetch(url, { ...init, credentials: 'same-origin' })

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
