// What an open page tells the worker that saves it.

export function versionOfFiles(): string {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  return String(Object(manifest).version)
}

export function loadedResources(): PerformanceResourceTiming[] {
  return performance.getEntriesByType('resource') as PerformanceResourceTiming[]
}
