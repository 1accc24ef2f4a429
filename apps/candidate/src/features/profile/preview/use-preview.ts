import { useSearchParams } from 'react-router'

const name = 'preview'

/** Whether the preview is open, as in the address, and the toggle; Back closes it. */
export function usePreview() {
  const [params, setParams] = useSearchParams()
  const previewing = params.get(name) === '1'
  const toggle = () =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (previewing) next.delete(name)
      else next.set(name, '1')
      return next
    })
  return { previewing, toggle }
}
