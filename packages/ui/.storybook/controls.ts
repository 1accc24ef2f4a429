import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Shows a control only for arguments that the panel can set: not for elements, lists and functions. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary
      const value = initialArgs[name]
      if (typeof value === 'object' || typeof value === 'function') return [name, { ...argType, control: false }]
      if (type === 'ReactNode') return [name, { ...argType, control: 'text' }]
      if (type === 'unknown') return [name, { ...argType, control: false }]
      return [name, argType]
    }),
  )
