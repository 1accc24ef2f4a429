import type { AppRoutes } from '../router/app-routes.ts'

/** An app with only the given screens, for tests of parts that several apps use. */
export function bareApp(app: AppRoutes['app'], routes: AppRoutes['routes'], home = '/'): AppRoutes {
  return {
    app,
    home,
    pathOfStep: () => home,
    signIn: async () => () => <h1>Signed out</h1>,
    shell:
      async () =>
      ({ children }) =>
        children,
    routes,
  }
}
