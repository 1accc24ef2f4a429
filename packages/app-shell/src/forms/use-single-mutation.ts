import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** A form's mutation that ignores presses while it is running, even before the button shows it. */
export function useSingleMutation<T, V>(options: UseMutationOptions<T, Error, V>) {
  const mutation = useMutation(options)
  const once = useOneAtATime()
  return {
    ...mutation,
    mutate(values: V, on?: Parameters<typeof mutation.mutateAsync>[1]) {
      // The mutation reports the error.
      void once(() => mutation.mutateAsync(values, on).catch(() => undefined))
    },
  }
}
