import type { AppRoutes } from '../router/app-routes.ts'

/** An app of the given screens and nothing around them, for the tests of parts that several apps show. */
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
