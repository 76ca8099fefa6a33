type Key = readonly string[]
type Row = Record<string, unknown>
type Range = { lower: Key }

/** What the device keeps, by database and store, then by key. */
const stores = new Map<string, { keyPath: readonly string[]; rows: Map<string, Row> }>()
let isOffered = false

class FakeRequest extends EventTarget {
  result: unknown
  readonly transaction = null

  constructor(answer: () => unknown) {
    super()
    queueMicrotask(() => {
      this.result = answer()
      this.dispatchEvent(new Event('success'))
    })
  }
}

class FakeObjectStore {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  get #store() {
    const store = stores.get(this.#name)
    if (!store) throw new Error(`The device has no ${this.#name}`)
    return store
  }

  get(key: Key) {
    return new FakeRequest(() => structuredClone(this.#store.rows.get(JSON.stringify(key))))
  }

  getAll(range?: Range) {
    return new FakeRequest(() => this.#keys(range).map((key) => structuredClone(this.#store.rows.get(key))))
  }

  count() {
    return new FakeRequest(() => this.#store.rows.size)
  }

  put(row: Row) {
    const key = JSON.stringify(this.#store.keyPath.map((part) => row[part]))
    return new FakeRequest(() => void this.#store.rows.set(key, structuredClone(row)))
  }

  delete(place: Key | Range) {
    const keys = 'lower' in place ? this.#keys(place) : [JSON.stringify(place)]
    return new FakeRequest(() => keys.forEach((key) => this.#store.rows.delete(key)))
  }

  /** The product asks for all rows, or for those of one teacher. */
  #keys(range?: Range): string[] {
    const [userId = ''] = range?.lower ?? []
    const keys = [...this.#store.rows.keys()]
    return range ? keys.filter((key) => key.startsWith(`[${JSON.stringify(userId)},`)) : keys
  }
}

class FakeTransaction extends EventTarget {
  readonly objectStoreNames: readonly string[]
  readonly #database: string

  constructor(database: string, store: string) {
    super()
    this.#database = database
    this.objectStoreNames = [store]
    queueMicrotask(() => this.dispatchEvent(new Event('complete')))
  }

  objectStore(name: string) {
    return new FakeObjectStore(`${this.#database}/${name}`)
  }
}

class FakeDatabase extends EventTarget {
  readonly #name: string

  constructor(name: string) {
    super()
    this.#name = name
  }

  createObjectStore(name: string, { keyPath }: { keyPath: readonly string[] }): void {
    stores.set(`${this.#name}/${name}`, { keyPath, rows: new Map() })
  }

  transaction(store: string) {
    if (!isOffered) throw new Error('This browser keeps nothing')
    return new FakeTransaction(this.#name, store)
  }
}

function open(name: string): FakeRequest {
  const isNew = ![...stores.keys()].some((store) => store.startsWith(`${name}/`))
  const database = new FakeDatabase(name)
  const request: FakeRequest = new FakeRequest(() => {
    request.result = database
    if (isNew) request.dispatchEvent(new Event('upgradeneeded'))
    return database
  })
  return request
}

/** The browser keeps a database on the device, as the document of the tests by itself does not. */
export function offerDatabase(): void {
  isOffered = true
  Object.assign(globalThis, {
    indexedDB: { open },
    IDBRequest: FakeRequest,
    IDBDatabase: FakeDatabase,
    IDBTransaction: FakeTransaction,
    IDBObjectStore: FakeObjectStore,
    IDBIndex: FakeObjectStore,
    IDBCursor: class {
      advance() {}
      continue() {}
      continuePrimaryKey() {}
    },
    IDBKeyRange: { bound: (lower: Key) => ({ lower }) },
  })
}

/** To be called after each test that was offered one: what the product still holds of it answers nothing. */
export function takeDatabase(): void {
  isOffered = false
  for (const { rows } of stores.values()) rows.clear()
  Reflect.deleteProperty(globalThis, 'indexedDB')
}

/** What stands in the stores whose name begins so, such as `pinge-seen/seen`. */
export function rowsOf(begin: string): Row[] {
  return [...stores].flatMap(([name, { rows }]) => (name.startsWith(begin) ? [...rows.values()] : []))
}

/** As an earlier page of the product left it. */
export function leaveRow(store: string, keyPath: readonly string[], row: Row): void {
  const { rows } = stores.get(store) ?? { rows: new Map<string, Row>() }
  stores.set(store, { keyPath, rows: rows.set(JSON.stringify(keyPath.map((part) => row[part])), row) })
}
