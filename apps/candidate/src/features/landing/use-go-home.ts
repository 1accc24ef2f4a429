import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { landingPath } from '@pramaan/domain/landing'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** What our framed page tells the window around it: where to continue, with a code that signs in once (D41). */
type RedirectMessage = { type: 'redirect'; url: string }

/**
 * Leads to the start of the app. In a frame it is the window around it that goes there: it gets a one-time code at the
 * one origin that the server names, never the token; where the server names none, the frame itself goes.
 */
export function useGoHome(home: string) {
  const api = useApi()
  const navigate = useNavigate()
  const go = useMutation({
    mutationFn: async () => {
      const around = window.parent === window ? undefined : window.parent
      const handed = around && (await api.session.handOver().catch(() => undefined))
      if (!around || !handed) return navigate(home)
      const { code, origin } = handed.data
      const url = `${window.location.origin}${landingPath}#code=${encodeURIComponent(code)}`
      around.postMessage({ type: 'redirect', url } satisfies RedirectMessage, origin)
    },
  })
  return { going: go.isPending, goHome: () => go.mutate() }
}
