type KeptStore = { persist: { getOptions: () => { name?: string }; rehydrate: () => unknown } }

/** What another tab of this browser remembers counts here as well. Returns how to stop. */
export function followTabs(store: KeptStore): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === store.persist.getOptions().name) void store.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
