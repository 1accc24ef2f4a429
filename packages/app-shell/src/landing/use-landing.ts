import {
  completeLanding,
  dropLanding,
  type LandingParameters,
  readLanding,
  saveLanding,
} from '@pramaan/auth/landing-parameters'
import { driveLanding, landingApplication, landingPath } from '@pramaan/domain/landing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi, usePlatform } from '../platform/platform.tsx'

/** How long a landing that only redirects is shown, in milliseconds (001, section 9). */
const landingRedirectMilliseconds = 1000

/** The landing values when the screen opened, with the application they request; both remain after completion. */
export function useLanding() {
  const { storage } = usePlatform()
  const [landing] = useState(() => readLanding(storage))
  return { landing, requested: landingApplication(landing), continueTo: driveLanding(landing) }
}

/** Sends the application requested by the landing link, once when the screen opens; `again` retries (D12). */
export function useCompletion() {
  const api = useApi()
  const { storage } = usePlatform()
  const queries = useQueryClient()
  const hasStarted = useRef(false)
  const { mutate, ...completion } = useMutation({
    mutationFn: () => completeLanding(storage, ({ role, phone, src, ...body }) => api.applications.landing({ body })),
    // Lists and pages show the person's new state.
    onSuccess: () => void queries.invalidateQueries(),
  })
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [mutate])
  return { ...completion, again: () => mutate() }
}

/**
 * Redirects to a page a second after the screen opened, and forgets the landing link that led here (document 001 §9).
 */
export function useContinue(to: string) {
  const { storage } = usePlatform()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      dropLanding(storage)
      void navigate(to, { replace: true })
    }, landingRedirectMilliseconds)
    return () => clearTimeout(timer)
  }, [storage, navigate, to])
}

/**
 * Saves an application for after sign-in, and opens the sign-in: a signed-in person goes straight to the result (D12,
 * D45).
 */
export function useApplyByLanding() {
  const { storage, session } = usePlatform()
  const navigate = useNavigate()
  return (requested: LandingParameters) => {
    saveLanding(storage, new URLSearchParams(requested))
    void navigate(session.tokens.store.getState().person ? landingPath : '/login')
  }
}
