package main

import (
	"embed"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// standins holds what takes the place of packages of the standard library that
// go-app names, or other packages do, and a browser never needs. go-app itself
// stays as it is.
//
//go:embed standin
var standins embed.FS

// replaced lists those packages and where their stand-ins are.
var replaced = map[string]string{
	"crypto/aes":       "standin/aes/aes.go",
	"crypto/cipher":    "standin/cipher/cipher.go",
	"crypto/md5":       "standin/md5/md5.go",
	"crypto/rand":      "standin/rand/rand.go",
	"crypto/sha1":      "standin/sha1/sha1.go",
	"encoding/json":    "standin/json/json.go",
	"internal/godebug": "standin/godebug/godebug.go",
	"net/http":         "standin/http/http.go",
	"net/netip":        "standin/netip/netip.go",
	"regexp":           "standin/regexp/regexp.go",
}

// writeOverlay writes into dir what the -overlay flag of the go command takes,
// and returns its path.
func writeOverlay(dir, goroot string) (string, error) {
	replace := map[string]string{}
	for pkg, standin := range replaced {
		if err := standIn(replace, dir, filepath.Join(goroot, "src", pkg), standin); err != nil {
			return "", err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
}

// standIn takes away every source file of the package in folder, and puts the
// stand-in there.
func standIn(replace map[string]string, dir, folder, standin string) error {
	sources, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return err
	}
	for _, source := range sources {
		replace[source] = ""
	}
	text, err := standins.ReadFile(standin)
	if err != nil {
		return err
	}
	copied := filepath.Join(dir, strings.ReplaceAll(standin, "/", "-"))
	replace[filepath.Join(folder, "standin.go")] = copied
	return os.WriteFile(copied, text, 0o644)
}
