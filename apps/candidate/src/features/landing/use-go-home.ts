import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { landingPath } from '@pramaan/domain/landing'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/**
 * The message that our embedded page posts to the page around it: where to continue, with a one-time sign-in code
 * (D41).
 */
type RedirectMessage = { type: 'redirect'; url: string }

/**
 * Opens the app's start. Inside an iframe, the parent window opens it: the parent receives a one-time code, never the
 * token, and only if its origin is the one that the server names. Otherwise the iframe itself opens it.
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
